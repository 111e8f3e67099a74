/** `GET v1/users/user`. Dates are ISO 8601 in UTC. */
export interface UserDto {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly created: string;
  readonly isActive: boolean;
  readonly level: number;
  readonly experiencePoints: number;
  readonly experienceToNextLevel: number;
}

/** A signed-in device in `GET v1/auth/sessions`. */
export interface SessionDto {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  readonly userAgent: string;
  /** True for the session that asks. */
  readonly current: boolean;
}

/** What services may ask identity about an account (`POST /internal/accounts`). */
export interface AccountDto {
  readonly userId: number;
  readonly username: string;
  readonly isActive: boolean;
}

export interface AccessTokenDto {
  readonly accessToken: string;
}

export interface StatusDto {
  readonly status: 'ok';
}

/** `POST v1/contact`: a letter to the operator. */
export interface ContactRequest {
  /** Where the answer goes. */
  readonly email: string;
  readonly message: string;
  readonly name?: string;
}

/** `POST v1/client-errors`: something went wrong in a browser. Holds no personal data; identity masks it once more. */
export interface ClientErrorReport {
  readonly message: string;
  /** Path of the page, without query. */
  readonly path: string;
  /** HTTP status of the failed call or answer. */
  readonly status?: number;
  /** Id of the shell's build. */
  readonly build?: string;
}

export interface CsrfTokenDto {
  readonly csrfToken: string;
}

export interface FeatureFlagDto {
  readonly name: string;
}

/** Flag that shows the Google button. */
export const GOOGLE_SIGN_IN_FLAG = 'google-sign-in';
