/**
 * `useFieldArray` is for repeated fields; `useWatch` reads current values while the user types.
 *
 * @example
 * const { fields, append } = useFieldArray({ control: envelope.control, name: 'signatories' });
 * const typed = useWatch({ control: form.control, name: 'companyName' });
 * const control: Control<{ signatories: { email: string }[] }> = envelope.control;
 */
export { useFieldArray, useWatch, type Control } from 'react-hook-form';
export { CheckboxField } from './checkbox-field';
export { CommandDialog, FormDialog } from './command-dialog';
export { CommandForm } from './command-form';
export { CsvImportDialog, type ImportedFile } from './csv-import/csv-import-dialog';
export type { CsvImport, ImportColumn, RowIssue } from './csv-import/csv-import';
export { DateField } from './date-field';
export { useDraft } from './drafts/use-draft';
export { useUnloadWarning } from './unsaved/unsaved-guard';
export { FileField } from './file-field';
export { Form } from './form';
export { FormActions } from './form-layout';
export { FormGrid } from './form-layout';
export { NumberField } from './number-field';
export { RadioCardsField } from './radio-cards-field';
export { SelectField } from './select-field';
export { showFieldErrors } from './show-field-errors';
export { TextAreaField } from './text-area-field';
export { TextField } from './text-field';
export { UploadDialog } from './upload-dialog';
export { useValidatedForm } from './use-validated-form';
