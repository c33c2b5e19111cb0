import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services/services.ts';

/** Sets the page title, unless a host owns it: the name of the page, then the product. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation('portal');
  const product = t('product');
  const { setTitle } = useServices().platform;
  useEffect(() => {
    setTitle(page ? `${page} – ${product}` : product);
  }, [page, product, setTitle]);
}
