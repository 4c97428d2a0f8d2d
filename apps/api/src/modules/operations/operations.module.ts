import type { OperatorCall } from '../../operator/operator-call.ts';
import type { ApplicationOffice } from '../applications/applications.module.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import type { RefundDeps } from '../refunds/refunds.module.ts';
import { changeRate } from './change-rate.ts';
import type { ProviderRates } from './change-rate.ts';
import { approveApplication, refuseApplication } from './decide-application.ts';
import { applicationCalls, deadJobCalls, rateCalls } from './operations.routes.ts';
import { listDeadJobs, retryDeadJob } from './retry-dead-job.ts';
import type { DeadJobs } from './retry-dead-job.ts';

/** What other parts of the product do for operators; what is absent, operators cannot ask for. */
export type OperatedParts = {
  readonly applications?: ApplicationOffice | undefined;
  readonly rates?: ProviderRates | undefined;
  readonly jobs?: DeadJobs | undefined;
  readonly refunds?: RefundDeps | undefined;
};

/** The work of operators that is about people and about the product itself. */
export function operationsModule(
  deps: AuditDeps,
  { applications, rates, jobs }: OperatedParts,
): readonly OperatorCall[] {
  return [
    ...(applications === undefined ? [] : ofApplications({ ...deps, applications })),
    ...(rates === undefined
      ? []
      : rateCalls((author, providerId, rate) => changeRate({ ...deps, rates }, author, providerId, rate))),
    ...(jobs === undefined
      ? []
      : deadJobCalls({
          list: () => listDeadJobs(jobs),
          retry: (author, id) => retryDeadJob({ ...deps, jobs }, author, id),
        })),
  ];
}

const ofApplications = (deps: AuditDeps & { readonly applications: ApplicationOffice }) =>
  applicationCalls({
    list: deps.applications.list,
    read: deps.applications.read,
    approve: (author, id, rate) => approveApplication(deps, author, id, rate),
    refuse: (author, id, reason) => refuseApplication(deps, author, id, reason),
  });
