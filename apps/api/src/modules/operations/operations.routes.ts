import {
  approveApplication,
  listApplications,
  readApplication,
  refuseApplication,
} from '@repo/contracts/operator/applications';
import { listDeadJobs, retryDeadJob } from '@repo/contracts/operator/dead-jobs';
import { changeProviderRate } from '@repo/contracts/operator/provider-rate';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { dollarsOf, parseDollars } from '@repo/domain/money/dollars';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Author } from '../../operator/author.ts';
import { answer } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { DeadJob } from '../../ports/jobs.ts';
import type { ApplicationOffice } from '../applications/applications.module.ts';

type Done<Value> = Promise<Result<Value, ErrorCode>>;

export type ApplicationCommands = Pick<ApplicationOffice, 'list' | 'read'> & {
  readonly approve: (author: Author, id: number, rate: Cents | undefined) => Done<null>;
  readonly refuse: (author: Author, id: number, reason: string) => Done<null>;
};

export const applicationCalls = (commands: ApplicationCommands): readonly OperatorCall[] => [
  operatorCall(listApplications, async ({ query }) => {
    const { items, total } = await commands.list(query);
    return ok(answer(items, { beside: { total } }));
  }),
  operatorCall(readApplication, async ({ params }) => {
    const found = await commands.read(params.applicationId);
    return found === undefined ? fail('object_does_not_exist') : ok(found);
  }),
  operatorCall(approveApplication, async ({ params, body }, author) => {
    const rate = body.hourlyRate === undefined ? ok(undefined) : parseDollars(body.hourlyRate);
    return rate.ok ? commands.approve(author, params.applicationId, rate.value) : rate;
  }),
  operatorCall(refuseApplication, ({ params, body }, author) =>
    commands.refuse(author, params.applicationId, body.reason),
  ),
];

export const rateCalls = (
  change: (author: Author, providerId: number, rate: Cents) => Done<Cents>,
): readonly OperatorCall[] => [
  operatorCall(changeProviderRate, async ({ params, body }, author) => {
    const rate = parseDollars(body.hourlyRate);
    const changed = rate.ok ? await change(author, params.providerId, rate.value) : rate;
    return changed.ok ? ok({ hourlyRate: dollarsOf(changed.value) }) : changed;
  }),
];

export type DeadJobCommands = {
  readonly list: () => Promise<readonly DeadJob[]>;
  readonly retry: (author: Author, id: string) => Done<null>;
};

export const deadJobCalls = ({ list, retry }: DeadJobCommands): readonly OperatorCall[] => [
  operatorCall(listDeadJobs, async () => {
    const jobs = await list();
    return ok(jobs.map(({ failedAtSeconds, ...job }) => ({ ...job, failedAt: failedAtSeconds })));
  }),
  operatorCall(retryDeadJob, ({ params }, author) => retry(author, params.jobId)),
];
