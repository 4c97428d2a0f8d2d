import { useTranslation } from 'react-i18next';

type CheckedForm = {
  readonly idOf: (name: string) => string;
  readonly errorAt: (name: string) => string | undefined;
};

/** What is wrong, in the order of the page. Several fields complain in the same words, so each is named (S1§5). */
export function useNamedProblems(form: CheckedForm, labels: readonly (readonly [string, string])[]) {
  const { t } = useTranslation('wizard');
  return labels.flatMap(([name, field]) => {
    const problem = form.errorAt(name);
    return problem === undefined
      ? []
      : [{ fieldId: form.idOf(name), message: t('problemAt', { field, problem }) }];
  });
}
