/** Words of the notice that choices were sent, for whatever number of documents and in any plural form. */
export function sentWords(t: (key: string, values: { readonly count: number }) => string): RegExp {
  const forms = [1, 2, 5, 20].map((count) => t('acting:done.submitted', { count }));
  return new RegExp(forms.map((form) => form.replace(/\d+/u, '\\d+')).join('|'), 'u');
}
