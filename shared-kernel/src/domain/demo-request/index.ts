export {
  demoRequestFormSchema,
  demoRequestSchema,
  type DemoRequest,
  type DemoRequestForm,
  type DemoRequestFormInput,
} from './demo-request.schema';
