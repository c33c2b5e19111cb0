/** Columns of the list that can be sorted. */
export const listSortFields = [
  'lastChangedAt',
  'createdAt',
  'name',
  'clientName',
  'status',
  'documentsCount',
  'unreadMessagesCount',
] as const;
export type ListSortField = (typeof listSortFields)[number];

/** A sort order: `field,direction`. */
export const listSorts = listSortFields.flatMap(
  (field) => [`${field},asc`, `${field},desc`] as const,
);
