import { retryChunks } from './chunk-retry';

retryChunks();
