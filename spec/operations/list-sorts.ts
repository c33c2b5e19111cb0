/** Columns the list can be sorted by. */
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

/** `field,direction`. */
export const listSorts = listSortFields.flatMap(
  (field) => [`${field},asc`, `${field},desc`] as const,
);
