import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import { textLimits } from '@repo/domain/limits';
import { additionalLanguages, defaultLanguage } from '@repo/domain/portfolio/languages';
import { FormFailure } from '@repo/forms/form-failure';
import { languageName } from '@repo/i18n/language-names';
import { defaultLocale, isLocale } from '@repo/i18n/locale';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { UnsavedBar } from '@repo/ui/bars/unsaved-bar';
import { Select } from '@repo/ui/choices/select';
import { ProgressBar } from '@repo/ui/feedback/progress-bar';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextArea } from '@repo/ui/fields/text-area';
import { TextField } from '@repo/ui/fields/text-field';
import { srcSetOf } from '@repo/ui/media/sized-image';
import { useTranslation } from 'react-i18next';
import { useDevicesQuery } from '../../model/api/devices.ts';
import { PortfolioImages } from './grid/portfolio-images.tsx';
import classNames from './my-portfolio.module.css';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { PreviewButton } from './preview-button.tsx';
import { usePortfolioForm } from './use-portfolio-form.ts';

/** Photo, texts and images of a portfolio (X-R01). */
export function PortfolioForm({ portfolio }: { readonly portfolio: Portfolio }) {
  const { t } = useTranslation('myPortfolio');
  const { form, labels, uploadedShare, hasChanges, discard } = usePortfolioForm(portfolio);
  const { formProps, textProps, values } = form;
  return (
    <form {...formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <ProfilePhoto
        id={form.idOf('photo')}
        name={values.profileName}
        storedUrl={portfolio.profileImageUrl ?? undefined}
        storedSrcSet={srcSetOf(portfolio.profileImageSizes)}
        photo={values.photo}
        error={form.errorAt('photo')}
        onChange={(photo) => form.set({ photo })}
      />
      <div className={classNames['texts']}>
        <TextField
          {...textProps('profileName')}
          label={labels.profileName}
          hint={t('profileNameHint', { count: textLimits.personName })}
          autoComplete="off"
        />
        <TextArea
          {...textProps('bio')}
          label={labels.bio}
          hint={t('bioHint', { count: textLimits.longText })}
          maxCharacters={textLimits.longText}
        />
      </div>
      <PortfolioImages
        id={form.idOf('images')}
        portfolio={portfolio}
        edits={values.images}
        error={form.errorAt('images')}
        onChange={(images) => form.set({ images })}
      />
      <div className={classNames['texts']}>
        <DeviceSelect portfolio={portfolio} field={textProps('deviceId')} label={labels.deviceId} />
        <Languages field={textProps('language')} label={labels.language} />
        <TextArea
          {...textProps('additionalEquipment')}
          label={labels.additionalEquipment}
          isOptional
          maxCharacters={textLimits.longText}
        />
      </div>
      {uploadedShare === undefined ? null : (
        <ProgressBar
          label={t(uploadedShare < 1 ? 'uploading' : 'processing')}
          share={uploadedShare < 1 ? uploadedShare : undefined}
        />
      )}
      <FormFailure {...form.failureProps}>
        {form.failure?.code === 'unable_to_access_server' ? <p>{t('failed')}</p> : null}
        <Button type="submit" look="secondary" size="small" icon="retry" isBusy={form.isBusy}>
          {t('tryAgain')}
        </Button>
      </FormFailure>
      <div className={classNames['actions']}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('save')}
        </Button>
        <PreviewButton providerId={portfolio.sbuserId} isSaved={portfolio.profileImageUrl !== null} />
      </div>
      <UnsavedBar
        hasChanges={hasChanges}
        isSaving={form.isBusy}
        onSave={() => formProps.ref.current?.requestSubmit()}
        onDiscard={discard}
      />
      <UnsavedChangesGuard hasChanges={hasChanges} />
    </form>
  );
}

type Field = {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};
type FieldProps = { readonly field: Field; readonly label: string };

/** Offers the devices of the list, and the provider's own where it is offered no more. */
function DeviceSelect({ portfolio, field, label }: FieldProps & { readonly portfolio: Portfolio }) {
  const { t } = useTranslation('myPortfolio');
  const { data: offered = [] } = useDevicesQuery();
  const own = portfolio.device;
  const devices = own === null || offered.some(({ id }) => id === own.id) ? offered : [own, ...offered];
  return (
    <Select
      {...field}
      label={label}
      placeholder={t('chooseDevice')}
      choices={devices.map(({ id, deviceName }) => ({ value: String(id), label: deviceName }))}
    />
  );
}

function Languages({ field, label }: FieldProps) {
  const { t, i18n } = useTranslation('myPortfolio');
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  return (
    <>
      <TextField label={t('fields.spoken')} value={languageName(defaultLanguage, locale)} readOnly />
      <Select
        {...field}
        label={label}
        isOptional
        placeholder={t('noLanguage')}
        choices={additionalLanguages.map((language) => ({
          value: language,
          label: languageName(language, locale),
        }))}
      />
    </>
  );
}
