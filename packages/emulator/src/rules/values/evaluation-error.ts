/** A condition without a value: a missing field, a wrong type. `&&` and `||` may absorb it. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** A limit of production was reached; the request is denied whatever the conditions say. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
