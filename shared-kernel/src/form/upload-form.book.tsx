import { FileField } from './file-field';
import { UploadForm } from './upload-form';

const nothing = () => undefined;

export const chapter = 'fields';
export const shows = { FileField, UploadForm };
export const states = {
  'nothing chosen': (
    <UploadForm
      typeLabel="Evidence of"
      types={[{ value: 'identity', label: 'Identity' }]}
      initialType="identity"
      isPending={false}
      onUpload={() => new Promise(nothing)}
      onUploaded={nothing}
      onCancel={nothing}
    />
  ),
};
