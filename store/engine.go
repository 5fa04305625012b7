package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"sync"
)

// engine is the database below a Store: a SQLite that writes a file, or in a browser one that keeps pages there; or
// PostgreSQL. They differ in this alone; what is stored, and how, is the same, and the tests of the package hold all of
// them to it.
type engine struct {
	*dialect
	// Of all that write one is at it after the other: they queue for the single connection of write, and where several
	// programs share the database, for the dialect's lock. Only what one match grows by goes by grow: it touches
	// nothing but that match, whose row it locks before all else.
	write, read, grow *sql.DB
	// check reports whether the place where the database lies is still that which was opened.
	check func() error
	// sizes are how large the database is and the log beside it, and how much space is free where they lie, in bytes;
	// free is -1 where that is not known.
	sizes func() (database, log, free int64, err error)
	// keeps: a copy is kept beside the database before it is brought up to date
	keeps bool
	// compiled are the questions that are put often, by their words.
	compiled sync.Map
	// writes is what is written with nearly every answer, compiled; nil where nothing is.
	writes map[string]*sql.Stmt
	// close is called when the connections are closed; nil: nothing.
	close func()
}

// often puts a question for one row that comes with nearly every request.
func (e *engine) often(ctx context.Context, query string, args ...any) *sql.Row {
	if stmt := e.compile(ctx, query); stmt != nil {
		return stmt.QueryRowContext(ctx, args...)
	}
	return e.read.QueryRowContext(ctx, query, args...)
}

// oftenAll is often for all rows.
func (e *engine) oftenAll(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if stmt := e.compile(ctx, query); stmt != nil {
		return stmt.QueryContext(ctx, args...)
	}
	return e.read.QueryContext(ctx, query, args...)
}

// compile is a question compiled once, which for SQLite costs more than the answer. It is nil where the driver does so
// by itself, as that of PostgreSQL, and where it can't be, which whoever puts the question is told.
func (e *engine) compile(ctx context.Context, query string) *sql.Stmt {
	if !e.compiles {
		return nil
	}
	if stmt, ok := e.compiled.Load(query); ok {
		return stmt.(*sql.Stmt)
	}
	stmt, err := e.read.PrepareContext(ctx, query)
	if err != nil {
		return nil
	}
	if was, twice := e.compiled.LoadOrStore(query, stmt); twice {
		stmt.Close()
		stmt = was.(*sql.Stmt)
	}
	return stmt
}

// What is written with every answer, and asked for before.
const (
	growMatch = "UPDATE matches SET length = ?, due = ?, state = ?, result = ?, moved = ? " +
		"WHERE id = ? AND length = ? AND (? OR epoch = ?)"
	isAside  = "SELECT EXISTS (SELECT 1 FROM aside WHERE match = ?)"
	addEntry = "INSERT INTO entries (match, n, line, sum) VALUES (?, ?, ?, ?)"
)

// compileWrites compiles what is written with nearly every answer: before the first is, as a transaction then holds the
// only connection that writes. What can't be compiled is said by whoever writes it.
func (e *engine) compileWrites(ctx context.Context) {
	if !e.compiles {
		return
	}
	e.writes = map[string]*sql.Stmt{}
	for _, query := range []string{growMatch, isAside, addEntry} {
		if stmt, err := e.write.PrepareContext(ctx, query); err == nil {
			e.writes[query] = stmt
		}
	}
}

// exec writes within a transaction, by what is compiled if it is.
func (e *engine) exec(ctx context.Context, tx *sql.Tx, query string, args ...any) (sql.Result, error) {
	if stmt := e.writes[query]; stmt != nil {
		return tx.StmtContext(ctx, stmt).ExecContext(ctx, args...)
	}
	return tx.ExecContext(ctx, query, args...)
}

// row asks for a row within a transaction, likewise.
func (e *engine) row(ctx context.Context, tx *sql.Tx, query string, args ...any) *sql.Row {
	if stmt := e.writes[query]; stmt != nil {
		return tx.StmtContext(ctx, stmt).QueryRowContext(ctx, args...)
	}
	return tx.QueryRowContext(ctx, query, args...)
}

// dialect is what differs in the words of SQLite and PostgreSQL. Queries have no part in it: they are such as both
// understand.
type dialect struct {
	compiles bool   // what is compiled once costs less
	schema   fs.FS  // the files that make the database,
	folder   string // which lie there
	alone    string // makes a transaction wait for others that write; "" where the connection does
	clock    string // the time by the database, in milliseconds
	// again reports whether a transaction came to nothing through no fault of its own, and may be tried again.
	again func(error) bool
	made  func(context.Context, querier) (made, error)
	names string                 // makes the table of the files by which it was made
	mark  func(files int) string // marks it as ours, made by so many files
}

// made is what a database says about how it was made.
type made struct {
	foreign bool // by another program
	named   bool // its table of files tells; else
	version int  // so many of them, in their order
}

// connect opens the connections by which a driver reaches a database of SQLite.
func connect(driver, dsn, pragmas string) (e *engine, err error) {
	e = &engine{dialect: &sqliteDialect}
	e.write, err = sql.Open(driver, dsn+pragmas+"&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	// SQLite lets one write at a time; a single connection makes writers queue here instead of failing there.
	e.write.SetMaxOpenConns(1)
	e.grow = e.write
	e.read, err = sql.Open(driver, dsn+pragmas+"&_pragma=query_only(1)")
	if err != nil {
		e.write.Close()
		return nil, err
	}
	e.read.SetMaxOpenConns(4)
	e.read.SetMaxIdleConns(4)
	return e, nil
}

//go:embed schema/*.sql
var sqliteSchema embed.FS

// applicationID marks the file as ours: "ways".
const applicationID = 0x77617973

var sqliteDialect = dialect{
	compiles: true,
	schema:   sqliteSchema, folder: "schema",
	clock: "CAST(unixepoch('subsec') * 1000 AS BIGINT)",
	again: func(error) bool { return false },
	made: func(ctx context.Context, db querier) (m made, err error) {
		var app, tables int
		err = db.QueryRowContext(ctx, "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_schema), "+
			"EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'migrated') FROM pragma_user_version, "+
			"pragma_application_id").Scan(&m.version, &app, &tables, &m.named)
		m.foreign = app != applicationID && tables > 0
		return m, err
	},
	names: fmt.Sprintf("CREATE TABLE migrated (file TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID; "+
		"PRAGMA application_id = %d", applicationID),
	mark: func(files int) string {
		return fmt.Sprintf("PRAGMA user_version = %d; PRAGMA application_id = %d", files, applicationID)
	},
}
