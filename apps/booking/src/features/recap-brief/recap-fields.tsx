import { textLimits } from '@repo/domain/limits';
import { recapOrientations } from '@repo/domain/recap/recap-brief';
import { RadioGroup } from '@repo/ui/choices/radio-group';
import { Select } from '@repo/ui/choices/select';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefFileField } from './files/brief-file-field.tsx';
import classNames from './recap-fields.module.css';
import type { RecapForm } from './use-recap-form.ts';
import { VibePicker } from './vibe/vibe-picker.tsx';

type RecapFieldsProps = RecapForm & {
  readonly quantityOptions: readonly number[];
  readonly quantityRef: Ref<HTMLSelectElement>;
};

/** The fields of the recap, in the order of the brief (E-R01). */
export function RecapFields({ form, recap, music, logo, quantityOptions, quantityRef }: RecapFieldsProps) {
  const { t } = useTranslation('recapBrief');
  const { values, set } = form;
  return (
    <>
      <Part heading={t('quantity.heading')}>
        <QuantitySelect form={form} options={quantityOptions} ref={quantityRef} />
      </Part>
      <Part heading={t('look.heading')}>
        <VibePicker chosenId={values.vibe?.id} onChoose={({ id, name }) => set({ vibe: { id, name } })} />
        <TextArea
          {...form.textProps('vision')}
          maxCharacters={textLimits.longText}
          label={t('vision.label')}
          hint={t('vision.hint')}
        />
      </Part>
      <Part heading={t('music.heading')}>
        <TextField {...form.textProps('musicGenre')} label={t('music.genre')} hint={t('music.genreHint')} />
        <BriefFileField
          kind="music"
          label={t('music.own')}
          rules={t('music.ownRules')}
          listLabel={t('music.list')}
          upload={music}
          stored={recap.brief.music}
        />
      </Part>
      <Part heading={t('format.heading')}>
        <RadioGroup
          id={form.idOf('orientation')}
          label={t('orientation.label')}
          error={form.errorAt('orientation')}
          choices={[
            { value: recapOrientations.portrait, label: t('orientation.portrait') },
            { value: recapOrientations.landscape, label: t('orientation.landscape') },
          ]}
          chosen={values.orientation}
          onChoose={(orientation) => set({ orientation })}
        />
        <BriefFileField
          kind="logo"
          label={t('logo.label')}
          rules={t('logo.rules')}
          listLabel={t('logo.list')}
          upload={logo}
          stored={recap.brief.logo}
        />
      </Part>
    </>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames['part']}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

type QuantitySelectProps = {
  readonly form: RecapForm['form'];
  readonly options: readonly number[];
  readonly ref: Ref<HTMLSelectElement>;
};

/** Offers the available quantities; one that is no longer offered has to be chosen again (E-R04, A-85). */
function QuantitySelect({ form, options, ref }: QuantitySelectProps) {
  const { t } = useTranslation('recapBrief');
  const choices = options.map(String).map((value) => ({ value, label: value }));
  const { quantity } = form.values;
  const isOnOffer = options.map(String).includes(quantity);
  return (
    <div className={classNames['quantity']}>
      <Select
        id={form.idOf('quantity')}
        name="quantity"
        value={isOnOffer ? quantity : ''}
        {...(isOnOffer ? {} : { placeholder: t('quantity.choose') })}
        ref={ref}
        error={form.errorAt('quantity')}
        onChange={({ target }) => form.set({ quantity: target.value })}
        label={t('quantity.label')}
        hint={t('quantity.hint')}
        choices={choices}
      />
    </div>
  );
}
