export {
  demoRequestFormSchema,
  type DemoRequestForm,
  type DemoRequestFormInput,
} from './demo-request.schema';
