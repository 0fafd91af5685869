import { probes } from './probe.ts';

export const TEXTS = probes(String.raw`
deny  'abc'.matches('b')
allow 'abc'.matches('.*b.*')
allow 'abc'.matches('abc|x')
deny  'a\nb'.matches('a.b')
allow 'abc'.matches('(?i)ABC')
allow 'abc'.matches('[[:alpha:]]+')
allow 'æ'.matches('\\pL')
deny  'æ'.matches('\\w')
allow 'a-b'.matches('[a-z]-[a-z]')
allow 'a.b'.split('\\.') == ['a', 'b']
deny  'a.b'.split('.') == ['a', 'b']
allow 'a,b,'.split(',') == ['a', 'b']
allow ',a'.split(',') == ['', 'a']
allow ''.split(',') == ['']
allow 'a1b2'.replace('[0-9]', 'x') == 'axbx'
allow 'a1b2'.replace('[a-z]([0-9])', '$1') == '12'
allow 'AbC'.lower() == 'abc'
allow 'AbC'.upper() == 'ABC'
allow ' a '.trim() == 'a'
allow 'æ'.size() == 1
deny  '😀'.size() == 1
allow 'æ'.toUtf8().size() == 2
allow '\x41\u0042\n'.size() == 3
allow "it's" == 'it\'s'
allow 'abc'[0] == 'a'
allow 'abc'[1:2] == 'b'
deny  'abc'[1:5] == 'bc'
deny  data().s['x'] == 1
deny  data().s.size == 3
deny  null.size() == 1
allow int('5') == 5
allow int(5.9) == 5
allow int(-5.9) == -5
deny  int('5.5') == 5
deny  int(' 5') == 5
deny  int(true) == 1
allow float('1.5') == 1.5
allow float(1) == 1.0
deny  float('x') == 1.0
allow string(1) == '1'
allow string(1.0) == '1.0'
allow string(10000000000.0) == '1.0E10'
allow string(true) == 'true'
allow string(null) == 'null'
deny  string([1]) == '[1]'
deny  string(request.time) == ''
allow string(data().r) == '/databases/(default)/documents/a/b'
allow data().b == b'\x01\x02\x03'
allow data().b.size() == 3
allow data().b.toBase64() == 'AQID'
allow data().b.toHexString() == '010203'
allow data().b < b'\x02'
deny  data().b[0] == 1
allow hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'
allow hashing.sha256('abc').size() == 32
allow math.abs(-1) is int
allow math.abs(-1.5) == 1.5
allow math.ceil(1.2) is float
allow math.floor(1.8) == 1
allow math.round(2.5) == 3
allow math.round(-1.5) == -1
allow math.round(1.5) is int
allow math.sqrt(4) == 2.0
allow math.isNaN(math.sqrt(-1))
allow math.pow(2, 3) is float
allow debug(1) == 1
`);

export const COLLECTIONS = probes(`
allow data().l[0] == 1
deny  data().l[1] == 1
deny  data().l[-1] == 1
deny  data().l[0.5] == 1
allow [1, 2, 3][1:] == [2, 3]
allow [1, 2, 3][:2] == [1, 2]
deny  [1, 2, 3][2:1] == []
deny  [1, 2, 3][0:4] == [1, 2, 3]
allow [1, 2].hasAll([1, 1])
allow [1, 2].hasAll([])
deny  [1.0].hasAll([1])
deny  [1, 2].hasAny([])
allow [1, 2].hasAny([2, 3])
allow [1, 2, 2].hasOnly([1, 2, 3])
deny  [1, 2].hasOnly([1])
allow [].hasOnly([1])
deny  [1, 2].hasAll([1].toSet())
allow [1].concat([2]) == [1, 2]
allow [1, null].join(',') == '1,null'
deny  [[1]].join(',') == '1'
allow [1, 2, 1].removeAll([1]) == [2]
allow [1, 2].toSet() == [2, 1].toSet()
allow [1, 1].toSet().size() == 1
deny  [1] == [1].toSet()
deny  [1, 2].toSet()[0] == 1
allow 1 in [1].toSet()
allow [1, 2].toSet().hasAll([1].toSet())
allow [1, 2].toSet().hasOnly([1, 2])
allow [1, 2].toSet().union([3].toSet()).size() == 3
deny  [1, 2].toSet().union([3]).size() == 3
allow [1, 2].toSet().intersection([2].toSet()) == [2].toSet()
allow [1, 2].toSet().difference([2].toSet()) == [1].toSet()
allow data().m['a'] == 1
allow data()['m'].a == 1
deny  {'a': 1}[1] == 1
deny  {'a': 1}.b == 1
allow {'a': 1, 'a': 2}.a == 2
allow {'b': 1, 'a': 2}.keys() == ['a', 'b']
deny  {'a': 1}.keys() == ['a'].toSet()
allow {'a': 1}.values() == [1]
allow {'a': 1}.size() == 1
allow {'a': 1}.get('b', 3) == 3
allow {'a': {'b': 2}}.get(['a', 'b'], 3) == 2
allow {'a': 1}.get(['a', 'c'], 3) == 3
deny  {'a': 1}.get(1, 3) == 3
allow {'a': 1}.diff({'a': 2}).affectedKeys() == ['a'].toSet()
allow {'a': 1}.diff({'a': 2}).changedKeys().hasOnly(['a'])
allow {'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0
allow {'a': 1, 'b': 1}.diff({'a': 1}).addedKeys() == ['b'].toSet()
allow {'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()
allow {'a': 1}.diff({'a': 1, 'b': 2}).unchangedKeys() == ['a'].toSet()
allow data().diff(data()).affectedKeys().size() == 0
`);

export const TIMES = probes(`
allow data().t.year() == 2020
allow data().t.month() == 1
allow data().t.day() == 2
allow data().t.hours() == 3
allow data().t.minutes() == 4
allow data().t.seconds() == 5
allow data().t.nanos() == 678901000
allow data().t.dayOfWeek() == 4
allow data().t.dayOfYear() == 2
allow data().t.toMillis() == 1577934245678
allow data().t.date() == timestamp.date(2020, 1, 2)
allow data().t.time() == duration.time(3, 4, 5, 678901000)
allow timestamp.value(1577934245678) < data().t
deny  timestamp.date(2020, 13, 1) is timestamp
deny  timestamp.date(2020, 2, 30) is timestamp
allow data().t + duration.value(1, 'd') > data().t
allow duration.value(1, 'd') + data().t > data().t
allow data().t - duration.value(1, 'h') < data().t
allow request.time - data().t > duration.value(1, 'w')
allow duration.value(60, 's') == duration.value(1, 'm')
allow duration.value(1, 'h').seconds() == 3600
allow duration.value(1500, 'ms').nanos() == 500000000
deny  duration.value(1, 'x') is duration
deny  duration.value(1.5, 's') is duration
allow duration.time(1, 2, 3, 4).seconds() == 3723
allow duration.abs(duration.value(-1, 's')) == duration.value(1, 's')
allow -duration.value(1, 's') == duration.value(-1, 's')
deny  duration.value(1, 's') * 2 == duration.value(2, 's')
allow duration.value(2, 's') - duration.value(1, 's') < duration.value(2, 's')
`);

export const PLACES = probes(`
allow data().g.latitude() == 1
allow data().g.longitude() == 2.0
allow data().g.distance(latlng.value(1.0, 2.0)) == 0
allow latlng.value(1, 2) == data().g
allow data().r == /databases/$(database)/documents/a/b
allow data().r == path('/databases/(default)/documents/a/b')
allow data().r[4] == 'b'
deny  data().r[5] == 'x'
allow /a/b == path('a/b')
allow string(/a/b) == '/a/b'
allow path('/a/{x}').bind({'x': 'q'}) == /a/q
allow /a/$(data().s)/b == /a/abc/b
deny  /a/$('x/y')/b == /a/x/y/b
allow exists(data().r)
allow exists(/databases/$(database)/documents/a/b)
deny  exists(/databases/$(database)/documents/a/nope)
allow !exists(/databases/$(database)/documents/a/nope)
allow get(/databases/$(database)/documents/a/b).data.n == 7
allow get(/databases/$(database)/documents/a/b).id == 'b'
deny  get(/databases/$(database)/documents/a/nope) == null
deny  get(/databases/other/documents/a/b).data.n == 7
deny  exists(/a/b) || false
deny  exists(/databases/$(database)/documents/a)
deny  exists('/databases/(default)/documents/a/b')
allow getAfter(/databases/$(database)/documents/a/b).data.n == 7
allow existsAfter(/databases/$(database)/documents/a/b)
`);

export const REQUESTS = probes(`
allow database == '(default)'
allow id == 'x'
allow resource.id == 'x'
allow resource.__name__[4] == 'x'
allow resource.keys().hasOnly(['data', 'id', '__name__'])
deny  resource == null
allow request.method == 'get'
allow request.path[4] == 'x'
allow request.auth != null
allow request.auth.uid == 'alice'
allow request.auth.token.sub == 'alice'
allow request.auth.token.role == 'admin'
allow request.auth.token.level is int
allow request.auth.token.shops == ['kbh', 'aar']
deny  request.auth.token.nothing == null
deny  request.resource == null
deny  request.query == null
allow request.time.toMillis() > 1577934245678
`);
