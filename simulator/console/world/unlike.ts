/** A place in which two values differ. */
export interface Unlike {
  /** Path, such as `body.page`. */
  readonly at: string;
  /** Value as JSON, or undefined if there is none. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The places in which two JSON values differ, once each, in the order of their fields. */
export function unlike(left: unknown, right: unknown, at = ''): readonly Unlike[] {
  if (isTree(left) && isTree(right)) {
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return names.flatMap((name) =>
      unlike(left[name], right[name], at === '' ? name : `${at}.${name}`),
    );
  }
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)] as (string | undefined)[];
  return one === other ? [] : [{ at, left: one, right: other }];
}
