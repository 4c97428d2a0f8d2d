import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './password-checklist.module.css';

type PasswordChecklistProps = {
  /** For the field above, which is described by it. */
  readonly id?: string;
  readonly label: string;
  readonly rules: readonly { readonly label: string; readonly isMet: boolean }[];
};

/** The rules of a password, ticked while it is typed. */
export function PasswordChecklist({ id, label, rules }: PasswordChecklistProps) {
  const say = useWords();
  return (
    <ul id={id} aria-label={label} className={classNames['checklist']}>
      {rules.map((rule) => (
        <li key={rule.label} className={rule.isMet ? classNames['met'] : undefined}>
          <Icon name={rule.isMet ? 'check' : 'circle'} size={16} />
          <span>{rule.label}</span>
          <span className="visually-hidden">{` (${say(rule.isMet ? 'done' : 'notYet')})`}</span>
        </li>
      ))}
    </ul>
  );
}
