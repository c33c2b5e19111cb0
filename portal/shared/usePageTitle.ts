import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Title of the browser's tab: what the page is, then the product. */
export function usePageTitle(page: string | undefined): void {
  const { t } = useTranslation('portal');
  const product = t('product');
  useEffect(() => {
    document.title = page ? `${page} – ${product}` : product;
  }, [page, product]);
}
