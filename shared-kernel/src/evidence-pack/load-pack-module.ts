import { loadAuditModule } from '../workspace/audit/load-audit-module';
import { loadModule } from '../workspace/commands/load-module';

/** Loads the evidence pack chunk, together with the digest and key functions that the chunk needs. */
export async function loadPackModule() {
  const evidence = await loadAuditModule();
  const pack = await loadModule(
    import(/* webpackChunkName: "evidence-pack" */ '.'),
    'The exporter could not be loaded.',
  );
  return { evidence, ...pack };
}
