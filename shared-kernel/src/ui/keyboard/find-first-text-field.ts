const typed = ['text', 'email', 'tel', 'url', 'password', 'search', 'number'];
const inputs = ['input:not([type])', ...typed.map((type) => `input[type="${type}"]`)];

/**
 * Selector of fields in which the user can type immediately. Select and date fields would open a list or calendar
 * instead.
 */
const textFields = `:is(textarea, ${inputs.join(', ')}):not(:disabled, [readonly], .ant-select:not(.ant-select-auto-complete) input, .ant-picker input)`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isMissing = (field: TextField) =>
  field.value === '' && field.getAttribute('aria-required') === 'true';

/**
 * Returns the field to focus when a dialog opens: one with `data-autofocus`, otherwise the first empty required field,
 * otherwise the first field. It never returns a button, which the next key press could activate.
 */
export function findFirstTextField(within: Element): TextField | undefined {
  const fields = [...within.querySelectorAll<TextField>(textFields)];
  const asking = fields.find(({ dataset }) => dataset.autofocus === 'true');
  return asking ?? fields.find(isMissing) ?? fields[0];
}
