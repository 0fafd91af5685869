/** An error of the Auth API: the SDKs map its code to `auth/...`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: string;
  readonly httpStatus: number;

  /** `detail` follows the code after a colon, as production sends it; SDKs show it to developers. */
  constructor(code: string, detail?: string, httpStatus = 400) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.code = code;
    this.httpStatus = httpStatus;
  }
}
