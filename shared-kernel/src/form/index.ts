export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
export { CheckboxField } from './checkbox-field';
export { DateField, type DateFieldProps } from './date-field';
export { useDraft, type Draft } from './drafts/use-draft';
export { type FieldProps } from './field-props';
export { FileField, type FileFieldProps } from './file-field';
export { Form, type FormProps } from './form';
export { FormActions, type FormActionsProps } from './form-actions';
export { FormGrid, type FormGridProps } from './form-grid';
export { NumberField, type NumberFieldProps } from './number-field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { SelectField, type SelectFieldProps } from './select-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
export { UnsavedGuard, type UnsavedGuardProps } from './unsaved/unsaved-guard';
export {
  useValidatedForm,
  type ValidatedForm,
  type ValidatedFormOptions,
} from './use-validated-form';
