import { filterOf, keyOf, orderOf, placeOf, type BoxFilter, type RowOrder } from './box-list.ts';
import type { BoxListRow } from './box-row.ts';

/** A page of a list: `page` from 0, `size` rows a page. */
export interface BoxQuery extends BoxFilter {
  readonly page: number;
  readonly size: number;
}

export interface BoxPage {
  /** Ids of the page's boxes, in order. */
  readonly ids: readonly number[];
  readonly totalElements: number;
}

interface OrderedList {
  readonly rows: BoxListRow[];
  readonly holds: (row: BoxListRow) => boolean;
  readonly order: RowOrder;
}

/** Lists kept per index; the one used longest ago goes first. */
const maxLists = 24;

class ListCache {
  readonly #lists = new Map<string, OrderedList>();

  get(key: string): OrderedList | undefined {
    const list = this.#lists.get(key);
    if (list) {
      this.#lists.delete(key);
      this.#lists.set(key, list);
    }
    return list;
  }

  set(key: string, list: OrderedList): void {
    this.#lists.set(key, list);
    if (this.#lists.size <= maxLists) return;
    for (const oldest of this.#lists.keys()) {
      this.#lists.delete(oldest);
      return;
    }
  }

  values(): Iterable<OrderedList> {
    return this.#lists.values();
  }

  clear(): void {
    this.#lists.clear();
  }
}

/** Rows and ordered lists of a beginning, shared by all worlds that start from it. */
export class SharedBoxIndex {
  readonly #makeRows: () => readonly BoxListRow[];
  readonly #collator: Intl.Collator;
  readonly #lists = new ListCache();
  #rows: ReadonlyMap<number, BoxListRow> | undefined;

  /**
   * @param makeRows makes the rows on first use, without reading the documents
   * @param locale BCP 47 locale names are sorted in
   */
  constructor(makeRows: () => readonly BoxListRow[], locale: string) {
    this.#makeRows = makeRows;
    this.#collator = new Intl.Collator(locale, { numeric: true });
  }

  get rows(): ReadonlyMap<number, BoxListRow> {
    this.#rows ??= new Map(this.#makeRows().map((row) => [row.id, row]));
    return this.#rows;
  }

  /** The ordered rows of a filter. The caller must not change them. */
  list(filter: BoxFilter): OrderedList {
    const key = keyOf(filter);
    const known = this.#lists.get(key);
    if (known) return known;
    const holds = filterOf(filter);
    const order = orderOf(filter, this.#collator);
    const rows: BoxListRow[] = [];
    for (const row of this.rows.values()) if (holds(row)) rows.push(row);
    const list = { rows: rows.sort(order), holds, order };
    this.#lists.set(key, list);
    return list;
  }
}

/**
 * The list of one world. Paging never reads a box: rows are kept beside the boxes, a change moves one
 * row in the lists that are in use.
 */
export class BoxIndex {
  readonly #shared: SharedBoxIndex;
  readonly #changed = new Map<number, BoxListRow>();
  readonly #lists = new ListCache();

  constructor(shared: SharedBoxIndex) {
    this.#shared = shared;
  }

  /** One page, and how many boxes the filter holds in all. */
  page(query: BoxQuery): BoxPage {
    const { rows } = this.#list(query);
    const start = query.page * query.size;
    return {
      ids: rows.slice(start, start + query.size).map((row) => row.id),
      totalElements: rows.length,
    };
  }

  /** Every box of the filter, in order: for what has to look at all of them, such as the tasks. */
  all(filter: BoxFilter): readonly number[] {
    return this.#list(filter).rows.map((row) => row.id);
  }

  row(id: number): BoxListRow | undefined {
    return this.#changed.get(id) ?? this.#shared.rows.get(id);
  }

  /** Takes over the row of a changed or added box. */
  put(row: BoxListRow): void {
    const before = this.row(row.id);
    this.#changed.set(row.id, row);
    this.#move(before, row);
  }

  /** Forgets the row of a box that was added and is gone again. */
  drop(id: number): void {
    const before = this.row(id);
    this.#changed.delete(id);
    this.#move(before, this.row(id));
  }

  #move(before: BoxListRow | undefined, after: BoxListRow | undefined): void {
    for (const { rows, holds, order } of this.#lists.values()) {
      if (before && holds(before)) rows.splice(placeOf(rows, before, order), 1);
      if (after && holds(after)) rows.splice(placeOf(rows, after, order), 0, after);
    }
  }

  /** Back to the beginning. */
  clear(): void {
    this.#changed.clear();
    this.#lists.clear();
  }

  #list(filter: BoxFilter): OrderedList {
    if (this.#changed.size === 0) return this.#shared.list(filter);
    const key = keyOf(filter);
    const known = this.#lists.get(key);
    if (known) return known;
    const shared = this.#shared.list(filter);
    const rows = shared.rows.filter((row) => !this.#changed.has(row.id));
    for (const row of this.#changed.values()) {
      if (shared.holds(row)) rows.splice(placeOf(rows, row, shared.order), 0, row);
    }
    const list = { ...shared, rows };
    this.#lists.set(key, list);
    return list;
  }
}
