import { useNarrowPlace } from '../../foundations/Place/placeWidth.ts';

/**
 * Whether there is room for cards only. Below this width, a list shows no table, and its further
 * filters are behind a button.
 */
export function usePhone(): boolean {
  return useNarrowPlace(48);
}
