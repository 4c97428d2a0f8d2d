import { failedFields } from '@repo/domain/field/failed-fields';
import { requiredText } from '@repo/domain/field/field-rule';
import { startI18n } from '@repo/i18n/start-i18n';
import { Button } from '@repo/ui/actions/button';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextField } from '@repo/ui/fields/text-field';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { FormSettings } from './form-engine.ts';
import { FormFailure } from './form-failure.tsx';
import type { FormFields } from './form-fields.ts';
import { useTextField } from './use-field.ts';
import { useForm } from './use-form.ts';
import { useFormikForm } from './use-formik-form.ts';

const rules = { name: requiredText(5), place: requiredText(5) };
const onEdit = jest.fn();
const onComplete = jest.fn();

type Values = { readonly name: string; readonly place: string };
type PartProps = { readonly fields: FormFields<Values> };

const rendered = jest.fn();
const NamePart = memo(({ fields }: PartProps) => {
  rendered('name');
  return <TextField {...useTextField(fields, 'name')} label="Name" />;
});
const PlacePart = memo(({ fields }: PartProps) => {
  rendered('place');
  return <TextField {...useTextField(fields, 'place')} label="Place" />;
});

/** Two fields that must differ. */
const check = (values: Values) => ({
  ...failedFields(rules, values),
  ...(values.name === values.place && values.name !== '' && { place: 'this_field_is_invalid' as const }),
});

const settings: FormSettings<Values> = {
  initialValues: { name: '', place: 'Hall' },
  labels: () => ({ name: 'Name', place: 'Place' }),
  check,
  onEdit,
  send: onComplete,
};

const ReactStep = () => <Step form={useForm(settings)} />;
const FormikStep = () => <Step form={useFormikForm(settings)} />;

function Step({ form }: { readonly form: ReturnType<typeof useForm<Values>> }) {
  /** Two changes before the form is rendered again, as when a file is read while someone types. */
  const changeTwice = (): void => {
    form.set({ name: 'Jo' });
    form.set({ place: 'Attic' });
  };
  return (
    <form {...form.formProps} onReset={changeTwice}>
      <ErrorSummary {...form.summary} />
      <NamePart fields={form.fields} />
      <PlacePart fields={form.fields} />
      <FormFailure {...form.failureProps} />
      <Button type="submit" isBusy={form.isBusy}>
        Continue
      </Button>
    </form>
  );
}

const name = () => screen.getByLabelText('Name');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe.each([
  ['React', ReactStep],
  ['formik', FormikStep],
])('with the values in %s', (_, StepUnderTest) => {
  beforeEach(async () => {
    jest.clearAllMocks();
    const i18n = await startI18n('en-CA', 'errors');
    render(
      <I18nextProvider i18n={i18n}>
        <UiTextProvider value={(word) => word}>
          <StepUnderTest />
        </UiTextProvider>
      </I18nextProvider>,
    );
  });

  test('leaving an empty field shows no error, leaving an invalid one does', async () => {
    await userEvent.click(name());
    await userEvent.tab();
    expect(name()).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name(), 'too long');
    await userEvent.tab();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('This text is too long'));
    await userEvent.type(name(), '{Backspace}');
    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  test('hands on every change at once, and only that change', async () => {
    await userEvent.type(name(), 'Jo');
    expect(onEdit.mock.calls).toEqual([[{ name: 'J' }], [{ name: 'Jo' }]]);
  });

  test('keeps two changes of the same moment', async () => {
    const form = name().closest('form');
    if (form !== null) fireEvent.reset(form);
    await goOn();
    await waitFor(() => expect(onComplete.mock.calls).toEqual([[{ name: 'Jo', place: 'Attic' }]]));
  });

  test('Continue leads to what is missing, and goes on with all values once the form is complete', async () => {
    await goOn();
    expect(await screen.findByRole('link', { name: 'Name – this field is required' })).toBeVisible();
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(name(), 'Jo');
    await goOn();
    await waitFor(() => expect(onComplete.mock.calls).toEqual([[{ name: 'Jo', place: 'Hall' }]]));
  });

  test('sends a form once at a time, and shows the failure of the server', async () => {
    const sent = Promise.withResolvers<{ readonly code: 'something_went_wrong' }>();
    onComplete.mockReturnValueOnce(sent.promise);
    await userEvent.type(name(), 'Jo{Enter}');
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(name(), '{Enter}');
    sent.resolve({ code: 'something_went_wrong' });
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  test('names what is missing field by field, in the order of the page', async () => {
    await userEvent.clear(screen.getByLabelText('Place'));
    await goOn();
    await screen.findByRole('link', { name: 'Name – this field is required' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name – this field is required',
      'Place – this field is required',
    ]);
  });

  test('renders a part again only for its own fields and their errors', async () => {
    rendered.mockClear();
    await userEvent.type(name(), 'Joanna');
    await userEvent.tab();
    await waitFor(() => expect(name()).toHaveAttribute('aria-invalid'));
    expect(rendered.mock.calls.flat()).not.toContain('place');
    expect(rendered.mock.calls.flat()).toContain('name');
  });

  test('a part that was not rendered again changes and checks the current values of the others', async () => {
    await userEvent.type(name(), 'Hall');
    await userEvent.click(screen.getByLabelText('Place'));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByLabelText('Place')).toHaveAttribute('aria-invalid'));
    await userEvent.type(screen.getByLabelText('Place'), '2');
    await goOn();
    await waitFor(() => expect(onComplete.mock.calls).toEqual([[{ name: 'Hall', place: 'Hall2' }]]));
  });
});
