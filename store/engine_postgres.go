//go:build !js && !browser

package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

//go:embed schema/postgres/*.sql
var postgresSchema embed.FS

// postgresReads is how many connections a Store has to PostgreSQL beside the one that writes.
const postgresReads = 8

// postgresSettings are those of each connection, unless its address has others. A transaction whose program stands
// still, as on a machine that was put to sleep, is given up by the database before its lease runs out: whoever takes
// over does not wait for it.
var postgresSettings = map[string]string{
	"application_name":                    "waystation",
	"idle_in_transaction_session_timeout": "3s",
	"lock_timeout":                        "10s",
	"synchronous_commit":                  "on",
}

// openPostgres connects to a database of PostgreSQL. Nothing is sent yet.
func openPostgres(url string) (*engine, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = 10 * time.Second
	}
	for name, value := range postgresSettings {
		if _, set := config.RuntimeParams[name]; !set {
			config.RuntimeParams[name] = value
		}
	}
	to := &postgresConnector{stdlib.GetConnector(*config)}
	write, read := sql.OpenDB(to), sql.OpenDB(to)
	write.SetMaxOpenConns(1)
	read.SetMaxOpenConns(postgresReads)
	read.SetMaxIdleConns(postgresReads)
	return &engine{
		dialect: &postgresDialect, write: write, read: read, grow: read,
		check: func() error { return nil },
		sizes: func() (size, log, free int64, err error) {
			ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
			defer cancel()
			err = read.QueryRowContext(ctx, "SELECT pg_database_size(current_database())").Scan(&size)
			return size, 0, -1, err
		},
	}, nil
}

var postgresDialect = dialect{
	schema: postgresSchema, folder: "schema/postgres",
	// The lock is let go at the end of the transaction, and is nobody else's: "ways".
	alone: "SELECT pg_advisory_xact_lock(2004973939)",
	clock: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
	again: func(err error) bool {
		var e *pgconn.PgError
		return errors.As(err, &e) && (e.Code == "40P01" || e.Code == "40001") // a deadlock, or as good as one
	},
	made: func(ctx context.Context, db querier) (m made, err error) {
		var tables int
		err = db.QueryRowContext(ctx, `SELECT count(*), coalesce(bool_or(table_name = 'migrated'), FALSE)
			FROM information_schema.tables WHERE table_schema = current_schema()`).Scan(&tables, &m.named)
		m.foreign = tables > 0 && !m.named
		return m, err
	},
	names: "CREATE TABLE migrated (file TEXT NOT NULL PRIMARY KEY)",
	mark:  func(int) string { return "SELECT 1" },
}

// postgresCorrupt reports whether an error says that pages of the database are broken.
func postgresCorrupt(err error) bool {
	var e *pgconn.PgError
	return errors.As(err, &e) && (e.Code == "XX001" || e.Code == "XX002")
}

// postgresConnector makes connections that speak PostgreSQL's words.
type postgresConnector struct{ driver.Connector }

func (p *postgresConnector) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := p.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &postgresConn{c.(*stdlib.Conn)}, nil
}

type postgresConn struct{ *stdlib.Conn }

func (c *postgresConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	query, args = postgresWords(query).with(args)
	return c.Conn.ExecContext(ctx, query, args)
}

func (c *postgresConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	query, args = postgresWords(query).with(args)
	return c.Conn.QueryContext(ctx, query, args)
}
