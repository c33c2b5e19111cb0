import { filterOf, keyOf, orderOf, placeOf, type BoxFilter, type RowOrder } from './box-list.ts';
import type { BoxListRow } from './box-row.ts';

/** A page of a list: the page number `page`, from 0, and `size` rows per page. */
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

/** Ordered lists cached per index. The least recently used list is dropped first. */
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

/** Rows and ordered lists of an initial state, shared by all worlds that start from it. */
export class SharedBoxIndex {
  readonly #makeRows: () => readonly BoxListRow[];
  readonly #collator: Intl.Collator;
  readonly #lists = new ListCache();
  #rows: ReadonlyMap<number, BoxListRow> | undefined;

  /**
   * @param makeRows creates the rows on first use, without reading the documents
   * @param locale BCP 47 locale for sorting names
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
 * The list of one world. Paging never reads a box: rows are stored separately, and a change moves
 * one row in the cached lists.
 */
export class BoxIndex {
  readonly #shared: SharedBoxIndex;
  readonly #changed = new Map<number, BoxListRow>();
  readonly #lists = new ListCache();

  constructor(shared: SharedBoxIndex) {
    this.#shared = shared;
  }

  /** One page, and the total number of boxes that match the filter. */
  page(query: BoxQuery): BoxPage {
    const { rows } = this.#list(query);
    const start = query.page * query.size;
    return {
      ids: rows.slice(start, start + query.size).map((row) => row.id),
      totalElements: rows.length,
    };
  }

  /**
   * Every box that matches the filter, in order, for callers that need all of them, such as the
   * task list.
   */
  all(filter: BoxFilter): readonly number[] {
    return this.#list(filter).rows.map((row) => row.id);
  }

  row(id: number): BoxListRow | undefined {
    return this.#changed.get(id) ?? this.#shared.rows.get(id);
  }

  /** Replaces the row of a changed box or adds the row of a new box. */
  put(row: BoxListRow): void {
    const before = this.row(row.id);
    this.#changed.set(row.id, row);
    this.#move(before, row);
  }

  /** Removes the row of an added box that has been removed again. */
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

  /** Returns to the initial state. */
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
