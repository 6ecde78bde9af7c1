const typed = ['text', 'email', 'tel', 'url', 'password', 'search', 'number'];
const inputs = ['input:not([type])', ...typed.map((type) => `input[type="${type}"]`)];

/** Fields that accept text immediately. Selects and date fields open a list or calendar instead. */
const textFields = `:is(textarea, ${inputs.join(', ')}):not(:disabled, [readonly], .ant-select:not(.ant-select-auto-complete) input, .ant-picker input)`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isMissing = (field: TextField) =>
  field.value === '' && field.getAttribute('aria-required') === 'true';

/**
 * Returns the field to focus when a dialog opens. A field with `data-autofocus` comes first, then the first empty
 * required field, then the first field. The result is never a button, because the next key press would activate it.
 */
export function findFirstTextField(within: Element): TextField | undefined {
  const fields = [...within.querySelectorAll<TextField>(textFields)];
  const asking = fields.find(({ dataset }) => dataset.autofocus === 'true');
  return asking ?? fields.find(isMissing) ?? fields[0];
}
