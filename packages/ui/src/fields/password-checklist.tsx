import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './password-checklist.module.css';

type PasswordChecklistProps = {
  /** The id by which the field above refers to it. */
  readonly id?: string;
  readonly label: string;
  readonly rules: readonly { readonly label: string; readonly isMet: boolean }[];
};

/** The password rules, ticked while typing. */
export function PasswordChecklist({ id, label, rules }: PasswordChecklistProps) {
  const t = useUiTexts();
  return (
    <ul id={id} aria-label={label} className={classNames['checklist']}>
      {rules.map((rule) => (
        <li key={rule.label} className={rule.isMet ? classNames['met'] : undefined}>
          <Icon name={rule.isMet ? 'check' : 'circle'} size={16} />
          <span>{rule.label}</span>
          <span className="visually-hidden">{` (${t(rule.isMet ? 'done' : 'notYet')})`}</span>
        </li>
      ))}
    </ul>
  );
}
