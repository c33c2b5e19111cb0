/** Keys of what the guards keep in the browser; the cookies page tells people about each. */
export const guardKeys = {
  /** Local: when each open tab was heard of last, and whose turn it is. */
  tabs: 'dde.tabs',
  /** Session: the turn of this tab, so that a reload keeps it. */
  tabTurn: 'dde.tabTurn',
  /** Local: when the user did something last, in any tab; milliseconds since 1970. */
  activity: 'dde.activity',
  /** Local: the window this browser opened last, as the server named it. */
  openedWindow: 'dde.openedWindow',
} as const;
