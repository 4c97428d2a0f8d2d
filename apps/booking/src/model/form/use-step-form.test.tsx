import { failedFields } from '@repo/domain/field/failed-fields';
import { requiredText } from '@repo/domain/field/field-rule';
import { startI18n } from '@repo/i18n/start-i18n';
import { Button } from '@repo/ui/actions/button';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextField } from '@repo/ui/fields/text-field';
import { UiWords } from '@repo/ui/words';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { formPart, useStepForm } from './use-step-form.ts';

const rules = { name: requiredText(5), place: requiredText(5) };
const onEdit = jest.fn();
const onComplete = jest.fn();

type Values = { readonly name: string; readonly place: string };
type PartProps = { readonly form: ReturnType<typeof useStepForm<Values>> };

const drawn = jest.fn();
const NamePart = formPart(['name'], ({ form }: PartProps) => {
  drawn('name');
  return <TextField {...form.textProps('name')} label="Name" />;
});
const PlacePart = formPart(['place'], ({ form }: PartProps) => {
  drawn('place');
  return <TextField {...form.textProps('place')} label="Place" />;
});

/** Two fields that may not hold the same. */
const check = (values: Values) => ({
  ...failedFields(rules, values),
  ...(values.name === values.place && values.name !== '' && { place: 'this_field_is_invalid' as const }),
});

function Step() {
  const form = useStepForm<Values>({
    initialValues: { name: '', place: 'Hall' },
    labels: () => ({ name: 'Name', place: 'Place' }),
    check,
    onEdit,
    onComplete,
  });
  return (
    <form {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <NamePart form={form} />
      <PlacePart form={form} />
      <Button type="submit">Continue</Button>
    </form>
  );
}

beforeEach(async () => {
  jest.clearAllMocks();
  const i18n = await startI18n('en-CA', 'errors', 'wizard');
  render(
    <I18nextProvider i18n={i18n}>
      <UiWords value={(word) => word}>
        <Step />
      </UiWords>
    </I18nextProvider>,
  );
});

const name = () => screen.getByLabelText('Name');
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('a field that is passed by empty is not blamed, one with a mistake in it is', async () => {
  await userEvent.click(name());
  await userEvent.tab();
  expect(name()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(name(), 'too long');
  await userEvent.tab();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('This text is too long'));
  await userEvent.type(name(), '{Backspace}');
  expect(name()).not.toHaveAttribute('aria-invalid');
});

test('every change is handed on at once, and only that change', async () => {
  await userEvent.type(name(), 'Jo');
  expect(onEdit.mock.calls).toEqual([[{ name: 'J' }], [{ name: 'Jo' }]]);
});

test('Continue leads to what is missing, and goes on with all values once nothing is', async () => {
  await goOn();
  expect(await screen.findByRole('link', { name: 'Name – this field is required' })).toBeVisible();
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(name(), 'Jo');
  await goOn();
  await waitFor(() => expect(onComplete.mock.calls).toEqual([[{ name: 'Jo', place: 'Hall' }]]));
});

test('what is missing is named field by field, in the order of the page', async () => {
  await userEvent.clear(screen.getByLabelText('Place'));
  await goOn();
  await screen.findByRole('link', { name: 'Name – this field is required' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name – this field is required',
    'Place – this field is required',
  ]);
});

test('a part is drawn anew for its own fields alone, what is entered and what is said about it', async () => {
  drawn.mockClear();
  await userEvent.type(name(), 'Joanna');
  await userEvent.tab();
  await waitFor(() => expect(name()).toHaveAttribute('aria-invalid'));
  expect(drawn.mock.calls.flat()).not.toContain('place');
  expect(drawn.mock.calls.flat()).toContain('name');
});

test('a part that was not drawn anew changes and checks what stands in the others now', async () => {
  await userEvent.type(name(), 'Hall');
  await userEvent.click(screen.getByLabelText('Place'));
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText('Place')).toHaveAttribute('aria-invalid'));
  await userEvent.type(screen.getByLabelText('Place'), '2');
  await goOn();
  await waitFor(() => expect(onComplete.mock.calls).toEqual([[{ name: 'Hall', place: 'Hall2' }]]));
});
