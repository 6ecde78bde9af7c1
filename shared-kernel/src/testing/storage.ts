export { contractSample, describeStorage } from '../workspace/test-support/storage-contract';
