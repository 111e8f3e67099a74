import { changePreferences } from '@zielona-fala/contracts/api/preferences/change-preferences';
import { getPreferences } from '@zielona-fala/contracts/api/preferences/get-preferences';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Preferences } from './preferences.ts';

export function preferenceRoutes(preferences: Preferences): Endpoint[] {
  return [
    serve(getPreferences, ({ user }) => preferences.read(user.userId)),
    serve(changePreferences, ({ user, body }) => preferences.change(user.userId, body)),
  ];
}
