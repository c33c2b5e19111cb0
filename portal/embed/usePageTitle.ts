/** The title of the page is the host's. */
export function usePageTitle(): void {
  // Nothing to do: kept as a hook for the screens that name themselves.
}
