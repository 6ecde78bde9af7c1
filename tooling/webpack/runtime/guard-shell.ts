import { guardChunks } from './guard-chunks';

guardChunks();
