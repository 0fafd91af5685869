import { probes } from './probe.ts';

export const OPERATORS = probes(`
allow 1 == 1.0
deny  1 == '1'
deny  true == 1
deny  [1] == 1
deny  null == 1
allow null == null
allow null != 1
allow data().n != '5'
deny  [1, 2] == [1.0, 2]
deny  {'a': 1} == {'a': 1.0}
allow {'a': 1} == {'a': 1}
deny  data().nan == data().nan
allow data().nan != data().nan
deny  data().nan > 1
deny  data() == data()
allow 'a' < 'b'
allow 'Z' < 'a'
deny  'æ' < 'z'
deny  1 < 'b'
deny  true < false
deny  null < 1
allow 1 < 1.5
allow 1 + 1.5 == 2.5
allow 'a' + 'b' == 'ab'
deny  'a' + 1 == 'a1'
deny  [1] + [2] == [1, 2]
allow data().n / 2 == 2
allow -5 / 2 == -2
allow -5 % 3 == -2
allow 5.5 % 2 == 1.5
allow 7 / 2.0 == 3.5
allow 1.0 / 0 > 1
deny  1 / 0 == 1
deny  1 % 0 == 0
deny  5.0 % 0.0 == 0.0
deny  'a' * 2 == 'aa'
deny  -'a' == 'b'
allow - data().n == -5
deny  9223372036854775807 + 1 > 0
allow 1 + 2 * 3 == 7
allow 2 - 1 - 1 == 0
allow 8 / 4 / 2 == 1
allow 1 < 2 == true
allow true || false && false
allow !(1 in [2])
allow !'a'.matches('b')
deny  !1 || false
deny  true ? false : true
allow false ? false : true
deny  1 ? true : false
allow true ? true : 1 / 0 == 1
deny  1 / 0 == 1 ? true : true
allow 1 / 0 == 1 || true
allow true || 1 / 0 == 1
deny  1 / 0 == 1 || false
deny  false || 1 / 0 == 1
deny  1 / 0 == 1 && true
deny  1 / 0 == 1 && false
allow !(1 / 0 == 1 && false)
allow !(false && 1 / 0 == 1)
allow 1 || true
allow true || 1
deny  true && 1
deny  false || null
allow data().missing == 1 || true
deny  data().missing == 1
deny  data().missing == null
allow data().m.z == null
deny  data().m.z.q == null
allow data().n is int
allow data().n is number
deny  data().n is float
allow data().f is float
allow data().f is number
allow data().nan is float
allow data().t is timestamp
allow data().b is bytes
allow data().g is latlng
allow data().r is path
allow data().m is map
allow data().l is list
allow data().s is string
allow true is bool
allow duration.value(1, 's') is duration
deny  data().missing is string
deny  data().m.z is string
allow 1 in [1, 2]
deny  1 in [1.0]
allow null in [null]
deny  1 in [1, 1 / 0]
allow 'a' in {'a': 1}
deny  'b' in {'a': 1}
deny  1 in {'a': 1}
deny  'b' in 'abc'
allow lazyLet()
allow lazyArgument(1 / 0)
deny  eager(1 / 0)
allow absorbs(1 / 0)
`);
