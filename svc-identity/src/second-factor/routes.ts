import { beginSecondFactor } from '@zielona-fala/contracts/api/second-factor/begin-second-factor';
import { confirmSecondFactor } from '@zielona-fala/contracts/api/second-factor/confirm-second-factor';
import { getSecondFactor } from '@zielona-fala/contracts/api/second-factor/get-second-factor';
import { replaceRecoveryCodes } from '@zielona-fala/contracts/api/second-factor/replace-recovery-codes';
import { turnOffSecondFactor } from '@zielona-fala/contracts/api/second-factor/turn-off-second-factor';
import { OK } from '@zielona-fala/contracts/api/status';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import type { SecondFactorSetting } from './setting.ts';

export function secondFactorRoutes(setting: SecondFactorSetting): Endpoint[] {
  return [
    serve(getSecondFactor, ({ user }) => setting.read(user.userId)),
    serve(beginSecondFactor, ({ user, body, request }) => setting.begin(user, body, clientOf(request))),
    serve(confirmSecondFactor, async ({ user, body, request }) => ({
      recoveryCodes: await setting.confirm(user, body.code, clientOf(request)),
    })),
    serve(replaceRecoveryCodes, async ({ user, body, request }) => ({
      recoveryCodes: await setting.replaceRecoveryCodes(user, body, clientOf(request)),
    })),
    serve(turnOffSecondFactor, async ({ user, body, request }) => {
      await setting.turnOff(user, body, clientOf(request));
      return OK;
    }),
  ];
}
