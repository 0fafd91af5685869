import { conditionNames } from '../objects/preconditions.ts';

/** Parameters of every call that change nothing here, such as who pays. */
const GENERAL = ['alt', 'autoPaginate', 'key', 'prettyPrint', 'quotaUser', 'userProject'];

const LIST = ['prefix', 'delimiter', 'pageToken', 'maxResults'];
const OBJECT = [...GENERAL, 'generation', ...conditionNames()];
const SOURCE = ['sourceGeneration', ...conditionNames('source')];

/** The query parameters that each kind of call has; any other is refused by name. */
export const PARAMETERS = {
  bucket: new Set(GENERAL),
  list: new Set([...GENERAL, ...LIST]),
  object: new Set(OBJECT),
  // `deleteFiles` of the Admin SDK repeats the parameters of its list.
  remove: new Set([...OBJECT, ...LIST, 'force', 'ignoreNotFound']),
  copy: new Set([...OBJECT, ...SOURCE]),
  upload: new Set([...OBJECT, 'uploadType', 'upload_id', 'name']),
};
