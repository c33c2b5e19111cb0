/** Position of a page in the whole list. All numbers are from 1, for users. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
}

/** @param page counted from 0, as in the call */
export function pageRange(page: number, size: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / size));
  const inside = Math.min(page, pages - 1);
  return {
    from: total === 0 ? 0 : inside * size + 1,
    to: Math.min(total, (inside + 1) * size),
    page: inside + 1,
    pages,
  };
}
