import { useMediaQuery } from '@mantine/hooks';

/** Under this width a list shows cards, and its further filters stand behind a button. */
const PHONE = '(max-width: 47.9375em)';

/** Whether there is room for cards only. */
export function usePhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
}
