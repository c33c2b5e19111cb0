/** Keys of everything the guards store in the browser. The cookies page describes each. */
export const guardKeys = {
  /** Local: the last sign of life of each open tab, and its turn. */
  tabs: 'dde.tabs',
  /** Session: the turn of this tab, so that a reload keeps it. */
  tabTurn: 'dde.tabTurn',
  /** Local: the user's last action in any tab, in milliseconds since 1970. */
  activity: 'dde.activity',
  /** Local: the window this browser opened last, as the server named it. */
  openedWindow: 'dde.openedWindow',
} as const;
