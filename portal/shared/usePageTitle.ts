import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services/services.ts';

/** Title of the page, where it is ours to name: what the page is, then the product. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation('portal');
  const product = t('product');
  const { setTitle } = useServices().platform;
  useEffect(() => {
    setTitle(page ? `${page} – ${product}` : product);
  }, [page, product, setTitle]);
}
